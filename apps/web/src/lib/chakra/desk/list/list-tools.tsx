import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Button, Menu, type MenuEntry } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../states/lazy-part.tsx'
import { harmlessCsv } from '../../../table/csv.ts'
import { ExportButton } from '../../export-button.tsx'
import type { DeskColumn } from './columns.tsx'
import styles from './desk-list.module.css'
import { useKeptList } from './kept-lists.ts'
import type { ListSearch, ListSource } from './list-source.ts'

// Of use only once somebody asks.
const ColumnsDialog = lazyPart(() => import('./columns-dialog.tsx'))
const FiltersDialog = lazyPart(() => import('./filters-dialog.tsx'))

interface ListToolsProps<Search, Row> {
  title: string
  source: ListSource<Search, Row>
  search: Search
  columns: readonly DeskColumn<Row>[]
  /** Those that are not hidden. */
  shown: readonly DeskColumn<Row>[]
}

/** What can be done with a list as a whole: filters by their names, its columns, a file of all that it is narrowed to. */
export function ListTools<Search extends ListSearch, Row>(props: ListToolsProps<Search, Row>) {
  const { title, source, search, columns, shown } = props
  const { t } = useLingui()
  const [open, setOpen] = useState<'columns' | 'filters'>()
  const close = () => setOpen(undefined)
  const getCsv = async () => csvOf(await source.all(search), shown)
  return (
    <div className={styles.tools}>
      <KeptFilters list={source.key} onManage={() => setOpen('filters')} />
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen('columns')}>
        {t`列设置`}
      </Button>
      <ExportButton fileName={title} getCsv={getCsv}>{t`导出列表`}</ExportButton>
      <Suspense>
        {open === 'columns' && <ColumnsDialog list={source.key} columns={columns} onClose={close} />}
        {open === 'filters' && <FiltersDialog list={source.key} search={search} onClose={close} />}
      </Suspense>
    </div>
  )
}

/** Rows as a table for spreadsheets, with the columns that are shown and have a text. */
export function csvOf<Row>(rows: readonly Row[], columns: readonly DeskColumn<Row>[]): string {
  const written = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []))
  return harmlessCsv([
    written.map(({ header }) => header),
    ...rows.map((row) => written.map(({ text }) => text(row))),
  ])
}

function KeptFilters({ list, onManage }: { list: string; onManage: () => void }) {
  const { t } = useLingui()
  const { filters } = useKeptList(list)
  const items: MenuEntry[] = [
    ...filters.map(({ name, search }) => ({
      id: name,
      label: name,
      link: (
        <Link to="." search={search} resetScroll={false}>
          {name}
        </Link>
      ),
    })),
    { id: ' manage', label: t`保存与管理…`, startsGroup: filters.length > 0, onSelect: onManage },
  ]
  const trigger = (
    <Button variant="outline">
      {t`常用筛选`}
      <Icon name="chevronDown" />
    </Button>
  )
  return <Menu trigger={trigger} items={items} align="end" />
}
