import { afterEach, it } from 'vitest'
import { expectHeld, ofThisRun, patience } from './hold.ts'
import { closePage } from './open-page.tsx'

afterEach(closePage)

it.each(
  ofThisRun([
    { address: '/', breaks: ['listDictionaries', 'listBanners', 'listCarouselNews', 'listFeeNews'] },
    { role: 'memberPersonal', address: '/', breaks: ['getCurrentMember'] },
    { address: '/CompanyDisplay?tab=ratings', breaks: ['listRatingYears', 'listCompanyRatings'] },
    { address: '/DynamicWork', breaks: ['listNews'] },
    { address: '/DynamicWork?article=1017', breaks: ['getNewsArticle'] },
    { address: '/GovernmentMinistry?issue=2001', breaks: ['getFeeNews'] },
    { address: '/Major?keyword=林', breaks: ['listMembers'] },
    { address: '/CompanyDisplay', breaks: ['listRankingYears', 'listCompanyRankings'] },
    { address: '/LetterAppointmentInfo', breaks: ['listExperts'] },
    { address: '/JoinUs', breaks: ['listRecruitments'] },
    { address: '/JoinUs/post/4104', breaks: ['getRecruitment'] },
    { address: '/JoinUs/seekers', breaks: ['listJobSeekers'] },
    { address: '/Calculator', breaks: ['listCalculatorStandards'] },
    { address: '/CommitteeBook', breaks: ['listJournals', 'getJournal'] },
    { address: '/social-Information', breaks: ['listSocialInformation'] },
    { address: '/LetterAppointmentInfo?expert=4401', breaks: ['listExperts'] },
    { address: '/verify/w6kunyEU95B8UjQc2Ap2VuHY', breaks: ['verifyPrintInfo'] },
    { address: '/subsite/hengzhun', breaks: ['getCompanySiteInfo', 'getCompanySite', 'getCompany'] },
    { address: '/subsiteMember/lin-zhiyuan', breaks: ['getMemberSiteInfo', 'getMemberSite'] },
  ]),
)('$address stands, whatever is broken in $breaks', expectHeld, patience)
