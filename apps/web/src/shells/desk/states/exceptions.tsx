import { useLingui } from '@lingui/react/macro'
import { Button, ErrorState } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorPicture } from '../../../lib/states/error-picture.tsx'

interface ExceptionProps {
  code: string
  title: string
  variant?: 'notFound' | 'error'
  /** The way out; to where one's work begins when left out. */
  action?: ReactNode
  children: ReactNode
}

function Exception({ code, title, variant, action, children }: ExceptionProps) {
  const { t } = useLingui()
  return (
    <ErrorState
      level={1}
      art={variant && <ErrorPicture variant={variant} />}
      title={`${code} ${title}`}
      action={
        <Button asChild variant="outline">
          {action ?? <Link to="/dashboard">{t`返回工作台`}</Link>}
        </Button>
      }
    >
      {children}
    </ErrorState>
  )
}

/** The 403 page of the template (specification §2). */
export function Forbidden() {
  const { t } = useLingui()
  return (
    <Exception code="403" title={t`无权限`} action={<Link to="/account/center">{t`查看我的权限`}</Link>}>
      {t`您的角色没有这一页的权限。需要时请联系秘书处为您的角色开通。`}
    </Exception>
  )
}

/** The 404 page. */
export function NotFound() {
  const { t } = useLingui()
  return (
    <Exception code="404" title={t`没有找到这个页面`} variant="notFound">
      {t`地址可能有误，或内容已被移除。请从菜单重新打开。`}
    </Exception>
  )
}

/** The 500 page. */
export function Broken() {
  const { t } = useLingui()
  return (
    <Exception code="500" title={t`系统出错了`} variant="error">
      {t`系统没有完成这次操作。请稍后重试，仍不行请联系技术支持。`}
    </Exception>
  )
}
