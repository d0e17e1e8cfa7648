import { useLingui } from '@lingui/react/macro'
import type { OwnerType, OwnSiteItem } from '@portal/api-contract'
import { Button, EmptyState, Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSelection } from '../../../../lib/chakra/choice/use-selection.ts'
import { DataList } from '../../../../lib/chakra/data-list.tsx'
import { FilterBar, FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../lib/chakra/keyword-form.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import { isSendable } from '../mutations.ts'
import styles from '../own-site.module.css'
import { type ItemKind, itemStatuses, itemsPageSize, type OwnSiteSearch } from '../own-site-search.ts'
import { ownItemsQueryOptions } from '../queries.ts'
import { itemStates, kindsOf } from '../states.ts'
import { BulkSubmit } from './bulk-submit.tsx'
import { useDeleteFocus } from './use-delete-focus.ts'
import { useItemColumns } from './use-item-columns.tsx'
import { useItemDelete } from './use-item-delete.ts'

interface ItemListProps {
  owner: OwnerType
  search: OwnSiteSearch
}

/** What the member has written, to be found, changed, published together and deleted. */
export function ItemList({ owner, search }: ItemListProps) {
  const { t } = useLingui()
  const query = useQuery(ownItemsQueryOptions(search))
  const selection = useSelection<OwnSiteItem>(query.data?.items ?? [], isSendable)
  const { going, remove, undo } = useItemDelete()
  const focus = useDeleteFocus(going?.id)
  const drop = (item: OwnSiteItem) => {
    selection.toggle(item, false)
    remove(item)
  }
  const columns = useItemColumns({ owner, selection, goingId: going?.id, onDelete: drop })
  return (
    <div ref={focus.list} tabIndex={-1} className={styles.body}>
      <NewItem owner={owner} kind={search.kind} />
      <Filters owner={owner} search={search} />
      {going && (
        <Notice
          live="status"
          title={t`已删除“${going.title}”`}
          action={
            <Button ref={focus.undo} size="sm" variant="outline" onClick={undo}>
              {t`撤销删除`}
            </Button>
          }
        />
      )}
      <BulkSubmit items={selection.chosen} onDone={(items) => selection.set(items, false)} />
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`站点内容`}
        page={search.page ?? 1}
        pageSize={itemsPageSize}
        empty={<Nothing isFiltered={Boolean(search.kind ?? search.status ?? search.keyword)} />}
      />
    </div>
  )
}

/** The ways to another item of each kind, and to the order of the kind that is listed, from where the list is found again as it was narrowed. */
function NewItem({ owner, kind: listed }: { owner: OwnerType; kind: ItemKind | undefined }) {
  const { t, i18n } = useLingui()
  return (
    <div className={styles.actions}>
      <nav aria-label={t`写一条新内容`} className={styles.actions}>
        {kindsOf(owner).map(({ kind, name }) => (
          <Button key={kind} asChild size="sm" variant="outline">
            <Link to="." search={{ part: 'items', write: kind }}>{t`写${i18n._(name)}`}</Link>
          </Button>
        ))}
      </nav>
      {listed && (
        <Button asChild size="sm" variant="ghost">
          <Link to="." search={(search) => ({ ...search, arrange: listed })}>{t`调整显示顺序`}</Link>
        </Button>
      )}
    </div>
  )
}

function Filters({ owner, search }: ItemListProps) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<OwnSiteSearch>()
  return (
    <div className={styles.tools}>
      <FilterBar label={t`筛选内容`}>
        <FilterSelect
          label={t`栏目`}
          all={t`全部栏目`}
          value={search.kind}
          options={kindsOf(owner).map(({ kind, name }) => ({ value: kind, label: i18n._(name) }))}
          onChange={(kind) => narrow({ kind })}
        />
        <FilterSelect
          label={t`状态`}
          all={t`全部状态`}
          value={search.status}
          options={itemStatuses.map((value) => ({ value, label: i18n._(itemStates[value].label) }))}
          onChange={(status) => narrow({ status })}
        />
      </FilterBar>
      <KeywordForm
        label={t`按标题查找`}
        value={search.keyword}
        onSearch={(keyword) => narrow({ keyword: keyword || undefined })}
      />
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui()
  return isFiltered ? (
    <EmptyState art={<EmptyPicture variant="search" />} title={t`没有这样的内容`} />
  ) : (
    <EmptyState art={<EmptyPicture variant="list" />} title={t`还没有写过内容`}>
      {t`动态、案例与荣誉写好并通过审核后，会显示在站点上。`}
    </EmptyState>
  )
}
