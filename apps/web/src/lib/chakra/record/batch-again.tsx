import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api, unwrapList } from '../../api/http.ts'
import { Authorized } from '../../session/authorized.tsx'

/** Leads from the closed order of a batch to the batch, where its fees are handed in anew; to all batches once that was done. */
export const BatchAgain = ({ orderId }: { orderId: number }) => (
  <Authorized authority={['batches.read', 'batches.write']}>
    <Way orderId={orderId} />
  </Authorized>
)

function Way({ orderId }: { orderId: number }) {
  const { t } = useLingui()
  const { data } = useQuery({
    queryKey: ['orders', 'batches', 'of', orderId],
    queryFn: ({ signal }) => {
      const query = { 'orderId.equals': orderId, size: 1 }
      return unwrapList(api.GET('/api/member-applies-top/user', { params: { query }, signal }))
    },
  })
  return (
    <Button asChild>
      <Link to="/unitPayment" search={{ batch: data?.items[0]?.id }}>{t`前往代缴名单重新提交`}</Link>
    </Button>
  )
}
