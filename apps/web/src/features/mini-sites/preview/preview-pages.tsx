import type { SiteItem } from '@portal/api-contract'
import { type ComponentType, lazy } from 'react'
import type { SiteOwner } from '../../../lib/mini-site/queries.ts'
import type { SiteSearch } from '../site-search.ts'

interface PageProps {
  domainId: string
  search: SiteSearch
}

const page = (load: () => Promise<ComponentType<PageProps>>) => lazy(async () => ({ default: await load() }))

/** The pages of a mini-site by the path that stands before the domain id, the home's first. */
export const previewPages: Record<SiteOwner, Record<string, ComponentType<PageProps>>> = {
  unit: {
    '/subsite': page(async () => (await import('../unit/home-page.tsx')).UnitHomePage),
    '/companyOverview': page(async () => (await import('../unit/overview-page.tsx')).UnitOverviewPage),
    '/subNews': page(async () => (await import('../unit/news-page.tsx')).UnitNewsPage),
    '/subEngineerCase': page(async () => (await import('../unit/cases-page.tsx')).UnitCasesPage),
    '/subHonors': page(async () => (await import('../unit/honours-page.tsx')).UnitHonoursPage),
    '/subContactUs': page(async () => (await import('../unit/contact-page.tsx')).UnitContactPage),
  },
  person: {
    '/subsiteMember': page(async () => (await import('../person/home-page.tsx')).PersonHomePage),
    '/companyOverviewMember': page(
      async () => (await import('../person/profile-page.tsx')).PersonProfilePage,
    ),
    '/subHonorsMember': page(
      async () => (await import('../person/qualifications-page.tsx')).PersonQualificationsPage,
    ),
    '/subBusi': page(async () => (await import('../person/works-page.tsx')).PersonWorksPage),
    '/subEngineerCaseMember': page(async () => (await import('../person/cases-page.tsx')).PersonCasesPage),
    '/subMajorMember': page(async () => (await import('../person/honours-page.tsx')).PersonHonoursPage),
    '/subInformateMember': page(
      async () => (await import('../person/information-page.tsx')).PersonInformationPage,
    ),
  },
}

/** The page on which items of a kind are read. */
export const pageOfKind: Record<SiteOwner, Partial<Record<SiteItem['kind'], string>>> = {
  unit: { NEWS: '/subNews', CONSTRUCT: '/subEngineerCase', CERTIFICATE: '/subHonors' },
  person: {
    NEWS: '/subInformateMember',
    CONSTRUCT: '/subEngineerCaseMember',
    CERTIFICATE: '/subMajorMember',
    ACHIEVE: '/subBusi',
    PROF: '/subHonorsMember',
  },
}
