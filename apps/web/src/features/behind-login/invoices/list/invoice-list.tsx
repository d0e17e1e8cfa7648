import { useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '@portal/i18n'
import { Button, EmptyState } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DataList } from '../../../../lib/chakra/data-list.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { sumYuan } from '../../../../lib/content/money.ts'
import { useSort } from '../../../../lib/list/use-sort.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import { isValid } from '../invoice-words.ts'
import { type InvoicesSearch, invoiceSorts, invoicesPageSize } from '../invoices-search.ts'
import { allInvoicesQueryOptions, invoicesQueryOptions } from '../queries.ts'
import { ExportInvoices } from './export-invoices.tsx'
import { InvoiceFilters } from './invoice-filters.tsx'
import styles from './invoice-list.module.css'
import { InvoiceablePanel } from './invoiceable-panel.tsx'
import { useInvoiceColumns } from './use-invoice-columns.tsx'

/** The member's invoices: what can be invoiced now, and all that were asked for, filtered, sorted and summed. */
export function InvoiceList({ search }: { search: InvoicesSearch }) {
  const { t } = useLingui()
  const query = useQuery(invoicesQueryOptions(search))
  const columns = useInvoiceColumns()
  const sorting = useSort(invoiceSorts, search.sort)
  const { status, kind, keyword } = search
  const isFiltered = Boolean(status ?? kind ?? keyword)
  return (
    <div className={styles.invoices}>
      <InvoiceablePanel />
      <InvoiceFilters search={search} />
      <div className={styles.over}>
        <Sum search={search} />
        <span className={styles.tools}>
          <TitlesLink />
          <ExportInvoices search={search} />
        </span>
      </div>
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`我的发票`}
        page={search.page ?? 1}
        pageSize={invoicesPageSize}
        {...sorting}
        empty={<NoInvoices isFiltered={isFiltered} />}
      />
    </div>
  )
}

/** Leads to the book of titles. */
function TitlesLink() {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <Button asChild variant="outline">
      <Link {...links.invoiceTitles}>{t`常用抬头`}</Link>
    </Button>
  )
}

/** How many invoices the list is narrowed to, and what they come to: what was never issued, or is void, counts for nothing. */
function Sum({ search }: { search: InvoicesSearch }) {
  const { t } = useLingui()
  const { data } = useQuery(allInvoicesQueryOptions(search))
  if (!data) return <p className={styles.sum}>&nbsp;</p>
  const valid = data.filter(({ status }) => isValid(status))
  const count = formatNumber(data.length)
  const sum = formatMoney(sumYuan(valid.map(({ amount }) => amount)))
  return (
    <p className={styles.sum}>
      {valid.length === data.length
        ? t`共 ${count} 张，合计 ${sum}`
        : t`共 ${count} 张，合计 ${sum}（不含已退回、开具失败和已红冲）`}
    </p>
  )
}

function NoInvoices({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  return isFiltered ? (
    <NothingFound title={t`没有符合条件的发票`} link={<Link {...links.invoices}>{t`查看全部发票`}</Link>} />
  ) : (
    <EmptyState art={<EmptyPicture variant="list" />} title={t`还没有发票`}>
      {t`订单支付后可以申请发票，开具进度和文件都在这里。`}
    </EmptyState>
  )
}
