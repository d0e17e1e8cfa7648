import { useLingui } from '@lingui/react/macro'
import { Drawer, Skeleton } from '@portal/ui/chakra'
import { type ReactNode, Suspense } from 'react'
import { ContainedPart } from '../../record/contained-part.tsx'

interface PreviewDrawerProps {
  /** The record as its public page draws it. */
  children: ReactNode
  onClose: () => void
}

/** A record as its readers will see it. */
export default function PreviewDrawer({ children, onClose }: PreviewDrawerProps) {
  const { t } = useLingui()
  return (
    <Drawer isOpen onClose={onClose} title={t`预览`} closeLabel={t`关闭`} size="full">
      <ContainedPart>
        <Suspense fallback={<Skeleton height="24rem" />}>{children}</Suspense>
      </ContainedPart>
    </Drawer>
  )
}
