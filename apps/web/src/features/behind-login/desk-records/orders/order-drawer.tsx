import { useLingui } from '@lingui/react/macro'
import { Drawer } from '@portal/ui/chakra'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { OrderDetail } from './order-detail.tsx'

interface OrderDrawerProps {
  /** The order that is open; the drawer is closed without. */
  item: number | undefined
  onClose: () => void
}

/** One order beside the list. */
export default function OrderDrawer({ item, onClose }: OrderDrawerProps) {
  const { t } = useLingui()
  return (
    <Drawer isOpen={item !== undefined} onClose={onClose} title={t`订单详情`} closeLabel={t`关闭`} size="lg">
      {item !== undefined && (
        <ContainedPart>
          <OrderDetail id={item} />
        </ContainedPart>
      )}
    </Drawer>
  )
}
