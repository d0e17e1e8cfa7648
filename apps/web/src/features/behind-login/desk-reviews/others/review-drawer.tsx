import { useLingui } from '@lingui/react/macro'
import type { DeskReviewKind } from '@portal/api-contract'
import { Drawer } from '@portal/ui/chakra'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { ReviewDetail } from './review-detail.tsx'

interface ReviewDrawerProps {
  title: string
  kind: DeskReviewKind | undefined
  /** The record that is open; the drawer is closed without. */
  item: number | undefined
  onClose: () => void
}

/** One record beside its list: what it says, and the decision. */
export default function ReviewDrawer({ title, kind, item, onClose }: ReviewDrawerProps) {
  const { t } = useLingui()
  return (
    <Drawer isOpen={item !== undefined} onClose={onClose} title={title} closeLabel={t`关闭`} size="lg">
      {item !== undefined && kind && (
        <ContainedPart>
          <ReviewDetail key={`${kind} ${item}`} kind={kind} id={item} />
        </ContainedPart>
      )}
    </Drawer>
  )
}
