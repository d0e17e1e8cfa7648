import { DescriptionList } from '../../display/description-list/description-list.tsx'
import { DescriptionListSkeleton } from '../../display/description-list/description-list-skeleton.tsx'
import { Breadcrumb } from '../../navigation/breadcrumb/breadcrumb.tsx'
import { TabNav } from '../../navigation/tab-nav/tab-nav.tsx'
import type { RenderedLinkProps } from '../../render-link.ts'
import { DataTable } from './data-table.tsx'

export default { title: 'Light/Lists and navigation' }

const rows = [
  { id: '1', title: 'Contribuição anual de 2026', sum: '¥2.000,00' },
  { id: '2', title: 'Contribuição anual de 2025', sum: '¥2.000,00' },
]

export const Table = () => (
  <>
    <DataTable
      caption="Pedidos"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'title', header: 'Pedido', cell: ({ title }) => title, isRowHeader: true },
        { id: 'sum', header: 'Valor', cell: ({ sum }) => sum, align: 'end' },
      ]}
    />
    <DataTable
      caption="Pedidos anteriores"
      rows={rows}
      rowKey={({ id }) => id}
      isShort
      busy
      columns={[
        { id: 'title', header: 'Pedido', cell: ({ title }) => title, isRowHeader: true },
        { id: 'sum', header: 'Valor', cell: ({ sum }) => sum, align: 'end', nowrap: true },
      ]}
    />
    <DescriptionListSkeleton rows={2} />
    <DescriptionList
      columns={2}
      items={[
        { id: 'name', term: 'Razão social', detail: 'Jiangchuan Hengxin Consultoria de Custos Ltda.' },
        { id: 'until', term: 'Válida até', detail: '2027-03-31' },
      ]}
    />
  </>
)

const link = (props: RenderedLinkProps) => <a href="#away" {...props} />
const tabs = [
  { id: 'a', label: 'Contribuições em aberto' },
  { id: 'b', label: 'Pedidos' },
  { id: 'c', label: 'Notas fiscais' },
]

export const Navigation = () => (
  <>
    <Breadcrumb label="Onde estou" items={tabs} renderLink={(_, props) => link(props)} />
    <TabNav label="Financeiro" tabs={tabs} currentId="a" renderLink={(_, props) => link(props)} />
  </>
)
