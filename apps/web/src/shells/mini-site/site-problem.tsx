import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@portal/api-contract'
import { buttonClass, EmptyState } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { ErrorPicture } from '../../lib/states/error-picture.tsx'

/** Why there is no site to show: no address was given, nobody has it, or its owner shows nothing at present. */
type NoSite = 'unnamed' | 'unknown' | 'unpublished'

/** What the frame's call says about the site; undefined where there is one, or where it failed otherwise. */
export function noSite(domainId: string | undefined, error: Error | null): NoSite | undefined {
  if (domainId === undefined) return 'unnamed'
  if (!(error instanceof ApiError) || error.status !== 404) return undefined
  return error.code === 'error.siteUnpublished' ? 'unpublished' : 'unknown'
}

/** The page in place of a site that cannot be shown, with the way on. */
export function SiteProblem({ reason }: { reason: NoSite }) {
  const { title, text } = useWords()[reason]
  const { t } = useLingui()
  usePageTitle(title)
  return (
    <EmptyState
      level={1}
      art={<ErrorPicture variant="notFound" />}
      title={title}
      action={
        <Link to="/Search" className={buttonClass()}>
          {t`用站内搜索查找`}
        </Link>
      }
    >
      {text}
    </EmptyState>
  )
}

function useWords(): Record<NoSite, { title: string; text: string }> {
  const { t } = useLingui()
  return {
    unnamed: { title: t`没有指明会员站点`, text: t`地址里缺少站点名称，请从会员名录或会员提供的链接进入。` },
    unknown: { title: t`没有这个会员站点`, text: t`地址可能有误，或该会员已不在会。请核对链接后重试。` },
    unpublished: { title: t`站点暂未发布`, text: t`该会员正在整理站点内容，发布后即可通过本地址访问。` },
  }
}
