import type { CompanyDetail, CompanySite, MemberBasic, MemberDetail, MemberSite } from '@portal/api-contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import type { PreviewSite } from '../../../lib/mini-site/preview.ts'
import { personSiteQueryOptions, unitSiteQueryOptions } from '../../../lib/mini-site/queries.ts'
import { companyQueryOptions, memberQueryOptions } from '../queries.ts'

/** What the association tells visitors of the member beside what is previewed; less while not all of it has come. */
export interface Told {
  /** Round the pages: kind, level and place of a unit; portrait, title and employer of a person. */
  frame: Partial<CompanySite> | Partial<MemberSite>
  /** The register's record, of which pages show an excerpt. */
  register: CompanyDetail | MemberDetail | undefined
}

/** What the association keeps of the member itself. Nothing of a hidden site can be read by visitors. */
const ownRegisterQueryOptions = queryOptions({
  queryKey: ['account', 'own-site', 'register'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/member-basic/detail', { signal })),
})

/** The member's own record as visitors would read it: its fields have the same names there. */
const asRegister = (own: MemberBasic, domainId: string) =>
  ({ ...own, domainId }) as unknown as CompanyDetail | MemberDetail

/** The member's own record as what stands round the pages. What a unit's site has, such as its logo, is the site's. */
function asFrame(own: MemberBasic): Told['frame'] {
  if (own.ownerType === 'UNIT') {
    const { companyName, companyType, city, memberLevel } = own
    return { companyName, companyType, city, memberLevel } as Partial<CompanySite>
  }
  const { avatar, title, certType, companyName, city, memberLevel } = own
  return { avatar, title, certType, companyName, city, memberLevel } as Partial<MemberSite>
}

/** What is told of the member: what visitors read where the site is published, else what they would. */
export function useTold({ owner, domainId: typed, publishedDomainId }: PreviewSite): Told {
  const domainId = publishedDomainId ?? ''
  const isUnit = owner === 'unit'
  const isPublished = domainId !== ''
  const unit = useQuery({ ...unitSiteQueryOptions(domainId), enabled: isUnit && isPublished })
  const company = useQuery({ ...companyQueryOptions(domainId), enabled: isUnit && isPublished })
  const person = useQuery({ ...personSiteQueryOptions(domainId), enabled: !isUnit && isPublished })
  const member = useQuery({ ...memberQueryOptions(domainId), enabled: !isUnit && isPublished })
  const own = useQuery({ ...ownRegisterQueryOptions, enabled: !isPublished })
  if (isPublished)
    return {
      frame: (isUnit ? unit.data : person.data) ?? {},
      register: isUnit ? company.data : member.data,
    }
  return own.data ? { frame: asFrame(own.data), register: asRegister(own.data, typed) } : nothing
}

const nothing: Told = { frame: {}, register: undefined }
