import { useLingui } from '@lingui/react/macro'
import type { MemberSiteSummary } from '@portal/api-contract'
import type { SiteTab } from './site-tabs.ts'

/** How a person is shown on the own site. */
export const personFace = (site: MemberSiteSummary) => ({
  name: site.name,
  coverId: site.coverId,
  picture: site.avatar,
  facts: [site.title, site.certType, site.companyName],
})

/** The tabs of a person's site; each passes its title on. */
export function usePersonTabs(): SiteTab[] {
  const { t } = useLingui()
  const pages = [
    { id: '/companyOverviewMember', label: t`个人简介` },
    { id: '/subHonorsMember', label: t`执业资格` },
    { id: '/subBusi', label: t`工作业绩` },
    { id: '/subEngineerCaseMember', label: t`经典案例` },
    { id: '/subMajorMember', label: t`荣誉展示` },
  ]
  return [{ id: '/subsiteMember', label: t`首页` }, ...pages.map((page) => ({ ...page, title: page.label }))]
}
