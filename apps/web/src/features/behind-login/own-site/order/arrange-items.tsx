import { useLingui } from '@lingui/react/macro'
import type { OwnerType, OwnSiteItem } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Button, EmptyState, Heading, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { markPage } from '../../../../lib/address/mark-page.ts'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { OrderList } from '../../../../lib/chakra/list/order/order-list.tsx'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { LeaveGuard } from '../../../../lib/forms/draft/leave-guard.tsx'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import { useOrderItems } from '../mutations.ts'
import styles from '../own-site.module.css'
import type { ItemKind } from '../own-site-search.ts'
import { kindNames } from '../states.ts'
import { shownOrderQueryOptions } from './queries.ts'

/** Puts what visitors see of a kind into another order. */
export function ArrangeItems({ owner, kind }: { owner: OwnerType; kind: ItemKind }) {
  const { t, i18n } = useLingui()
  // An order that is being made is not taken away by another look at the backend.
  const query = useQuery({ ...shownOrderQueryOptions(kind), refetchOnWindowFocus: false })
  const { data, error } = query
  const name = i18n._(wordOf(kindNames[owner], kind))
  return (
    <section className={styles.body} aria-label={t`调整${name}的显示顺序`}>
      <Heading as="h2">{t`调整${name}的显示顺序`}</Heading>
      <p
        className={styles.hint}
      >{t`拖动，或用每行的按钮移动。访客看到的就是这个顺序；以后新发布的排在最前。`}</p>
      {!data && error && <LoadFailure query={query} title={t`内容没有加载成功`} />}
      {!data && !error && <SkeletonText lines={6} />}
      {data?.length === 0 && (
        <EmptyState art={<EmptyPicture variant="list" />} title={t`这个栏目还没有发布的内容`} />
      )}
      {data && data.length > 0 && <Arranged key={kind} kind={kind} items={data} />}
    </section>
  )
}

const idsOf = (items: readonly OwnSiteItem[]) => items.map(({ id }) => id)

/** Items in the order that others of them have; what is new among them stands first, as it does for visitors. */
function inOrderOf(rows: readonly OwnSiteItem[], items: readonly OwnSiteItem[]): OwnSiteItem[] {
  const places = new Map(rows.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: OwnSiteItem) => places.get(id) ?? -1
  return [...items].sort((one, other) => placeOf(one) - placeOf(other))
}

function Arranged({ kind, items }: { kind: ItemKind; items: OwnSiteItem[] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [rows, setRows] = useState(items)
  const [read, setRead] = useState(items)
  const { mutateAsync, isPending, isSuccess } = useOrderItems()
  const once = useOnce()
  const isChanged = rows.some(({ id }, index) => id !== items[index]?.id)
  /** What was moved here stays, with what has come and gone meanwhile; the next press stores it over the other order. */
  const followOther = (latest: OwnSiteItem[]) => {
    setRead(latest)
    setRows(inOrderOf(rows, latest))
    const description = t`同事刚调整过顺序。列表已更新，请核对后再保存。`
    notify({ kind: 'error', title: t`显示顺序没有保存`, description })
  }
  const save = () =>
    once(async () => {
      const isStillHere = markPage()
      try {
        const latest = await mutateAsync({ kind, ids: idsOf(rows), read: idsOf(read) })
        if (latest) return followOther(latest)
        notify({ kind: 'success', title: t`显示顺序已保存` })
        if (!isStillHere()) return
        void navigate({
          to: '.',
          search: (search) => ({ ...search, arrange: undefined }),
          ignoreBlocker: true,
        })
      } catch (error) {
        notify({ kind: 'error', title: t`显示顺序没有保存`, description: errorText(error) })
      }
    })
  return (
    <>
      <OrderList
        rows={rows}
        onChange={setRows}
        nameOf={({ title }) => title}
        after={(item) => <Day item={item} />}
      />
      <div className={styles.foot}>
        <Button busy={isPending} disabled={!isChanged} onClick={() => void save()}>
          {t`保存顺序`}
        </Button>
      </div>
      <LeaveGuard isUnsent={isChanged && !isSuccess} isKept={false} openedBy={['part', 'kind', 'arrange']} />
    </>
  )
}

const Day = ({ item: { eventDate, publishDate } }: { item: OwnSiteItem }) => {
  const day = eventDate ?? publishDate
  return day === null ? null : (
    <time dateTime={day} className={styles.date}>
      {formatDate(day)}
    </time>
  )
}
