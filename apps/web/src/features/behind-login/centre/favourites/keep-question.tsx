import { useLingui } from '@lingui/react/macro'
import { Button, Card, Notice, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { errorText, isMissing } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import {
  type FavouriteTarget,
  favouriteQueryOptions,
  useKeepFavourite,
} from '../../../../lib/chakra/record/favourite-calls.ts'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import styles from '../centre.module.css'
import type { CentreSearch } from '../centre-search.ts'
import { keptTitleQueryOptions } from '../queries.ts'
import { keepTargetOf } from './keep-target.ts'

/**
 * Asks whether to keep what the address names. Public pages call nothing that wants a login, so that they lead here; a link alone keeps
 * nothing, or any site could fill the list.
 */
export function KeepQuestion({ keep }: { keep: string }) {
  const target = keepTargetOf(keep)
  return target && <Question key={keep} target={target} />
}

function Question({ target }: { target: FavouriteTarget }) {
  const { t } = useLingui()
  const narrow = useNarrow<CentreSearch>()
  const named = useQuery(keptTitleQueryOptions(target))
  const kept = useQuery(favouriteQueryOptions(target))
  const { mutateAsync, isPending } = useKeepFavourite()
  const once = useOnce()
  const close = () => narrow({ keep: undefined })
  const keep = async () => {
    try {
      const { title } = await mutateAsync(target)
      notify({ kind: 'success', title: t`已收藏“${title}”` })
      await close()
    } catch (error) {
      notify({ kind: 'error', title: t`没有收藏成功`, description: errorText(error) })
    }
  }
  if (isMissing(named.error)) return <Notice tone="warning">{t`要收藏的内容不存在，或已下架。`}</Notice>
  if (named.error) return <LoadFailure query={named} title={t`要收藏的内容没有加载成功`} />
  if (named.data === undefined || kept.data === undefined) return <Skeleton height="7rem" />
  if (kept.data) return <Notice tone="info">{t`“${named.data}”已在收藏中。`}</Notice>
  return (
    <Card.Root className={styles.question}>
      <p>
        {t`要收藏这项内容吗？`}
        <strong lang="zh-CN" className={styles.kept}>
          {named.data}
        </strong>
      </p>
      <div className={styles.foot}>
        <Button busy={isPending} onClick={() => void once(keep)}>{t`收藏`}</Button>
        <Button variant="outline" onClick={() => void close()}>{t`不收藏`}</Button>
      </div>
    </Card.Root>
  )
}
