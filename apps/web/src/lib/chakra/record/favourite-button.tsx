import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../api/errors.ts'
import { notify } from '../../browser/notify.ts'
import { useOnce } from '../../forms/use-once.ts'
import styles from './favourite.module.css'
import {
  type FavouriteTarget,
  favouriteQueryOptions,
  useDropFavourite,
  useKeepFavourite,
} from './favourite-calls.ts'

/** Keeps a record among the member's favourites, or no longer. Only for who is logged in. */
export function FavouriteButton(target: FavouriteTarget) {
  const { t } = useLingui()
  const { data } = useQuery(favouriteQueryOptions(target))
  const keep = useKeepFavourite()
  const drop = useDropFavourite()
  const once = useOnce()
  const isKept = Boolean(data)
  const toggle = async () => {
    try {
      if (data) await drop.mutateAsync(data.id)
      else await keep.mutateAsync(target)
    } catch (error) {
      notify({ kind: 'error', title: t`收藏没有更新`, description: errorText(error) })
    }
  }
  return (
    <Button
      variant="outline"
      aria-pressed={isKept}
      busy={keep.isPending || drop.isPending}
      disabled={data === undefined}
      onClick={() => void once(toggle)}
    >
      <span className={styles.star} data-kept={isKept || undefined}>
        <Icon name="star" />
      </span>
      {isKept ? t`已收藏` : t`收藏`}
    </Button>
  )
}
