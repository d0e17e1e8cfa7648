import { useLingui } from '@lingui/react/macro'
import { Notice } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { Contained } from '../../states/contained.tsx'

/** A part of a page that says so when what it shows cannot be shown, and leaves the rest of the page as it is. */
export function ContainedPart({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Contained of={children} fallback={<Notice tone="warning" title={t`这部分内容暂时无法显示。`} />}>
      {children}
    </Contained>
  )
}
