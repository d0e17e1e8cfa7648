import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef } from 'react'
import { sumYuan } from '../../../content/money.ts'
import { useSort } from '../../../list/use-sort.ts'
import { Contained } from '../../../states/contained.tsx'
import { DataList } from '../../data-list.tsx'
import { NothingFound } from '../../nothing-found.tsx'
import { ContainedPart } from '../../record/contained-part.tsx'
import { DeskPage } from '../desk-page.tsx'
import { type DeskColumn, tableColumns } from './columns.tsx'
import styles from './desk-list.module.css'
import { type DeskFilter, Filters } from './filters.tsx'
import { useKeptList } from './kept-lists.ts'
import { deskPageSize, type ListSearch, type ListSource } from './list-source.ts'
import { ListTools } from './list-tools.tsx'
import { useRowKeys } from './use-row-keys.ts'

interface DeskListProps<Search, Row> {
  /** Says what the list holds; also what a file of it is called. */
  title: string
  source: ListSource<Search, Row>
  search: Search
  columns: readonly DeskColumn<Row>[]
  filters: readonly DeskFilter<Search>[]
  /** Stands where the list has nothing. */
  empty: string
  rowKey: (row: Row) => string | number
  /** An amount of each row, in yuan, that is added up below the page; null for a row that does not count. */
  amountOf?: (row: Row) => number | null
  /** Gets the list, which takes the focus from what goes. */
  listRef?: RefObject<HTMLDivElement | null>
}

/**
 * A list of the desk: its filters, sort and page in the address, its heads and first column in place while it scrolls, the
 * columns and filters that somebody chose kept on the device, and all that it is narrowed to as a file.
 */
export function DeskList<Search extends ListSearch, Row>(props: DeskListProps<Search, Row>) {
  const { title, source, search, columns, filters, empty, rowKey, amountOf } = props
  const query = useQuery(source.page(search))
  const sorting = useSort(source.sorts, source.sortOf(search))
  const { hidden, isRoomy } = useKeptList(source.key)
  const shown = columns.filter(({ id }) => !hidden.includes(id))
  const own = useRef<HTMLDivElement>(null)
  const place = props.listRef ?? own
  const page = search.page ?? 1
  useRowKeys(place, page, Math.ceil((query.data?.total ?? 0) / deskPageSize))
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <div className={styles.filters}>
        <Filters filters={filters} search={search} />
        <ListTools title={title} source={source} search={search} columns={columns} shown={shown} />
      </div>
      <div className={styles.list}>
        <DataList
          query={query}
          columns={tableColumns(shown, source.sorts)}
          rowKey={rowKey}
          caption={title}
          page={page}
          pageSize={deskPageSize}
          empty={<NothingFound title={empty} />}
          size={isRoomy ? 'md' : 'sm'}
          isSticky
          {...sorting}
        />
        {amountOf && query.data && (
          <Contained of={query.data}>
            <PageSum items={query.data.items} amountOf={amountOf} />
          </Contained>
        )}
      </div>
    </div>
  )
}

interface PageSumProps<Row> {
  items: readonly Row[]
  amountOf: (row: Row) => number | null
}

function PageSum<Row>({ items, amountOf }: PageSumProps<Row>) {
  const { t } = useLingui()
  const counted = items.map(amountOf).filter((amount) => amount !== null)
  if (counted.length === 0) return null
  const sum = formatMoney(sumYuan(counted))
  return <p className={styles.sum}>{t`本页 ${counted.length} 笔，合计 ${sum}`}</p>
}

interface DeskListPageProps<Search, Row> extends DeskListProps<Search, Row> {
  lead?: ReactNode
  actions?: ReactNode
  /** What opens over the list. */
  children?: ReactNode
}

/** A page that is a list. */
export const DeskListPage = <Search extends ListSearch, Row>({
  lead,
  actions,
  children,
  ...list
}: DeskListPageProps<Search, Row>) => (
  <DeskPage title={list.title} lead={lead} actions={actions}>
    <DeskList {...list} />
    <ContainedPart>{children}</ContainedPart>
  </DeskPage>
)
