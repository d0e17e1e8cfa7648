import { useLingui } from '@lingui/react/macro'
import type { CompanySiteSummary } from '@portal/api-contract'
import type { SiteTab } from './site-tabs.ts'

/** How a unit is shown on its site. */
export const unitFace = (site: CompanySiteSummary) => ({
  name: site.companyName,
  coverId: site.coverId,
  picture: site.logoUrl,
  facts: [site.memberLevel, site.companyType, site.city],
})

/** The tabs of a unit's site. */
export function useUnitTabs(): SiteTab[] {
  const { t } = useLingui()
  return [
    { id: '/subsite', label: t`首页` },
    { id: '/companyOverview', label: t`会员简介` },
    { id: '/subNews', label: t`会员动态` },
    { id: '/subEngineerCase', label: t`典型案例` },
    { id: '/subHonors', label: t`会员荣誉` },
    { id: '/subContactUs', label: t`联系我们` },
  ]
}
