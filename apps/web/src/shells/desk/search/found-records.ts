import { useLingui } from '@lingui/react/macro'
import type { ListResult } from '@portal/api-contract'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, unwrapList } from '../../../lib/api/http.ts'
import { useAuthorized } from '../../../lib/session/authorized.tsx'
import { type AskedFor, askedFor } from './asked-for.ts'
import type { FoundPage } from './search-pages.ts'

const most = 5

/** Records of a kind. @param asked null for none, without a call */
function recordsOptions<Row>(
  kind: string,
  asked: AskedFor | null,
  ask: (asked: AskedFor, init: { signal: AbortSignal }) => Promise<ListResult<Row>>,
) {
  return queryOptions({
    queryKey: ['desk', 'search', kind, asked],
    queryFn: asked ? ({ signal }) => ask(asked, { signal }) : skipToken,
  })
}

const findMembers = ({ text, isNumber }: AskedFor, init: { signal: AbortSignal }) => {
  const query = { ...(isNumber ? { 'memberNo.contains': text } : { 'name.contains': text }), size: most }
  return unwrapList(api.GET('/api/admin/members', { params: { query }, ...init }))
}

const findApplications = ({ text, isNumber }: AskedFor, init: { signal: AbortSignal }) => {
  const query = { ...(isNumber ? { 'applyNo.contains': text } : { 'ownerName.contains': text }), size: most }
  return unwrapList(api.GET('/api/admin/applications', { params: { query }, ...init }))
}

const findOrders = ({ text, isNumber }: AskedFor, init: { signal: AbortSignal }) => {
  const query = { ...(isNumber ? { 'orderNo.contains': text } : { 'payerName.contains': text }), size: most }
  return unwrapList(api.GET('/api/admin/orders', { params: { query }, ...init }))
}

/** What is written, once the keyboard has been still for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 250)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** What was found for what is written, never for what was written before. */
interface Found {
  records: FoundPage[]
  /** More may come. */
  isPending: boolean
}

/** Members, applications and orders of which the number or the name has what is written, of those kinds that one may open. */
export function useFoundRecords(written: string): Found {
  const { t } = useLingui()
  const settled = useSettled(written)
  const asked = askedFor(settled)
  const of = (isOpen: boolean) => (isOpen ? asked : null)
  const mayMembers = useAuthorized('desk.members')
  const mayApplications = useAuthorized('desk.applications')
  const mayOrders = useAuthorized('desk.orders')
  const members = useQuery(recordsOptions('members', of(mayMembers), findMembers))
  const applications = useQuery(recordsOptions('applications', of(mayApplications), findApplications))
  const orders = useQuery(recordsOptions('orders', of(mayOrders), findOrders))
  const isLoading = [members, applications, orders].some((query) => query.isLoading)
  const isPending = settled === written ? isLoading : askedFor(written) !== null
  // All at once, or one that comes late would move those below it while somebody chooses.
  if (settled !== written || isPending) return { records: [], isPending }
  const records = [
    ...(members.data?.items ?? []).map(({ id, ownerType, name, memberNo }) => ({
      href: `/profile/member/${ownerType}/${id}`,
      title: name,
      groups: [t`会员`, memberNo].filter(Boolean).join(' · '),
    })),
    ...(applications.data?.items ?? []).map(({ id, applyNo, ownerName }) => ({
      href: `/profile/application/${id}`,
      title: applyNo,
      groups: `${t`会员申请`} · ${ownerName}`,
    })),
    ...(orders.data?.items ?? []).map(({ id, orderNo, payerName }) => ({
      href: `/list/orders?item=${id}`,
      title: orderNo,
      groups: `${t`订单`} · ${payerName}`,
    })),
  ]
  return { records, isPending }
}
