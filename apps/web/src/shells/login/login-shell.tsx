import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Frame } from '../frame/frame.tsx'
import { FrameHeader } from '../frame/frame-header.tsx'
import { FrameLink } from '../frame/frame-link.tsx'

interface LoginShellProps {
  /** Where the back link leads. */
  backHref: string
  children: ReactNode
}

/** The frame of logins and registrations (specification §2): emblem, platform title, the way back, footer. */
export function LoginShell({ backHref, children }: LoginShellProps) {
  const { t } = useLingui()
  const head = (
    <FrameHeader title={t`会员服务平台`}>
      <FrameLink href={backHref}>{t`返回`}</FrameLink>
    </FrameHeader>
  )
  return <Frame head={head}>{children}</Frame>
}
