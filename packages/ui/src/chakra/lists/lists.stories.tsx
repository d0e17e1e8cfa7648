import { useState } from 'react'
import { Link } from '../actions/link.tsx'
import { Badge } from '../display/badge.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { type Column, DataTable, type SortOrder } from './data-table.tsx'
import { Pagination } from './pagination.tsx'
import { Table } from './table.tsx'
import { TreeView } from './tree-view.tsx'

export default { title: 'Chakra/Lists' }

type Order = { id: string; title: string; sum: string; day: string; isPaid: boolean }

const rows: Order[] = [
  {
    id: '202611210001',
    title: 'Contribuição anual de 2026',
    sum: '¥2.000,00',
    day: '2026-11-21',
    isPaid: true,
  },
  {
    id: '202511030417',
    title: 'Contribuição anual de 2025',
    sum: '¥2.000,00',
    day: '2025-11-03',
    isPaid: false,
  },
]

const columns: Column<Order>[] = [
  { id: 'title', header: 'Pedido', cell: ({ title }) => title, isRowHeader: true },
  { id: 'day', header: 'Data do pedido', cell: ({ day }) => day, nowrap: true },
  { id: 'sum', header: 'Valor', cell: ({ sum }) => sum, align: 'end', nowrap: true },
  {
    id: 'state',
    header: 'Situação',
    cell: ({ isPaid }) => (
      <Badge tone={isPaid ? 'success' : 'warning'} dot>
        {isPaid ? 'Pagamento confirmado' : 'Aguardando pagamento'}
      </Badge>
    ),
  },
  { id: 'act', header: 'Ações', hideHeader: true, cell: () => <Link href="#away">Ver nota fiscal</Link> },
]

export const Tables = () => (
  <>
    <DataTable caption="Pedidos" columns={columns} rows={rows} rowKey={({ id }) => id} />
    <DataTable
      caption="Pedidos da mesa"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      size="sm"
      busy
    />
  </>
)

const sortable = columns.map((column) => ({
  ...column,
  isSortable: !column.hideHeader,
  headBox: column.isRowHeader && <Checkbox label="Selecionar todos os pedidos" indeterminate />,
}))

export const SortedTable = () => {
  const [sort, setSort] = useState<SortOrder>({ columnId: 'day', direction: 'desc' })
  return (
    <DataTable
      caption="Pedidos, do mais recente ao mais antigo"
      columns={sortable}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={(columnId) => setSort({ columnId, direction: sort.direction === 'asc' ? 'desc' : 'asc' })}
    />
  )
}

/** Facts of things side by side, which no list is: put together of the parts. */
export const TableOfParts = () => (
  <>
    {(['md', 'sm'] as const).map((size) => (
      // On a phone it is wider than its place, and scrolls there by the keyboard, too.
      <Table.ScrollArea key={size} tabIndex={0} role="region" aria-label={`Comparação de cursos, ${size}`}>
        <Table.Root size={size} aria-busy={size === 'sm'} minWidth="36rem">
          <Table.Caption>Valores do programa anual de formação continuada</Table.Caption>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">Curso</Table.ColumnHeader>
              <Table.ColumnHeader scope="col">Horas reconhecidas</Table.ColumnHeader>
              <Table.ColumnHeader scope="col">Valor da inscrição</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            <Table.Row aria-selected>
              <Table.Cell as="th" scope="row">
                Medição e orçamento de obras públicas
              </Table.Cell>
              <Table.Cell>12</Table.Cell>
              <Table.Cell>¥240,00</Table.Cell>
            </Table.Row>
            <Table.Row>
              <Table.Cell as="th" scope="row">
                Auditoria da liquidação final
              </Table.Cell>
              <Table.Cell>8</Table.Cell>
              <Table.Cell>gratuito</Table.Cell>
            </Table.Row>
          </Table.Body>
          <Table.Footer>
            <Table.Row>
              <Table.Cell as="th" scope="row">
                Total
              </Table.Cell>
              <Table.Cell>20</Table.Cell>
              <Table.Cell>¥240,00</Table.Cell>
            </Table.Row>
          </Table.Footer>
        </Table.Root>
      </Table.ScrollArea>
    ))}
  </>
)

const labels = {
  nav: 'Páginas',
  previous: 'Página anterior',
  next: 'Página seguinte',
  page: (page: number) => `Página ${page}`,
}

export const Pages = () => {
  const [page, setPage] = useState(9)
  return (
    <>
      <Pagination page={page} pageCount={30} labels={labels} onChange={setPage} />
      <Pagination
        page={1}
        pageCount={4}
        labels={{ ...labels, nav: 'Outras páginas' }}
        link={(to) => <a href={`#${to}`}>{to}</a>}
      />
    </>
  )
}

export const Tree = () => (
  <TreeView
    label="Comissões"
    openIds={['tech']}
    selectedId="cost"
    onSelect={() => undefined}
    nodes={[
      {
        id: 'tech',
        label: 'Comissão técnica',
        children: [
          { id: 'cost', label: 'Engenharia de custos', note: <Badge>12</Badge> },
          { id: 'bim', label: 'Modelagem da informação', children: [{ id: 'x', label: 'Normas' }] },
        ],
      },
      { id: 'law', label: 'Comissão de autorregulação e ética profissional' },
    ]}
  />
)
