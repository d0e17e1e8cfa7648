import { useLingui } from '@lingui/react/macro'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { notify } from '../../../lib/browser/notify.ts'

interface OverlayProps {
  onClose: () => void
  children: ReactNode
}

/** A window over the desk whose code comes when it is opened. Where that fails, it says so and closes: the pages stay. */
export const Overlay = ({ onClose, children }: OverlayProps) => (
  <CatchBoundary getResetKey={() => 'overlay'} errorComponent={() => <Failed onClose={onClose} />}>
    <Suspense>{children}</Suspense>
  </CatchBoundary>
)

function Failed({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  useEffect(() => {
    notify({ kind: 'error', title: t`没有打开`, description: t`请检查网络后再试一次。` })
    onClose()
  }, [t, onClose])
  return null
}
