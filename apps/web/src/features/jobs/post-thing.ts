import type { Recruitment } from '@portal/api-contract'
import type { Thing } from '../../lib/page/structured-data.tsx'

function salary({ salaryMin, salaryMax }: Recruitment) {
  if (salaryMin === null && salaryMax === null) return undefined
  const value = {
    '@type': 'QuantitativeValue',
    minValue: salaryMin ?? undefined,
    maxValue: salaryMax ?? undefined,
    unitText: 'MONTH',
  }
  return { '@type': 'MonetaryAmount', currency: 'CNY', value }
}

/** A post in schema.org's words. */
export const postThing = (post: Recruitment): Thing => ({
  '@type': 'JobPosting',
  title: post.position,
  description: post.description,
  datePosted: post.publishDate,
  // The last day counts to its end.
  validThrough: `${post.expireDate}T23:59:59+08:00`,
  hiringOrganization: { '@type': 'Organization', name: post.companyName },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: post.city, addressCountry: 'CN' },
  },
  totalJobOpenings: post.headcount,
  baseSalary: salary(post),
  educationRequirements: post.educationReq ?? undefined,
  experienceRequirements: post.experienceReq ?? undefined,
  qualifications: post.certReq ?? undefined,
})
