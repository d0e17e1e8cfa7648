import { isChosen } from './chosen-routes.ts'

interface QuietPlace {
  path: string
  asksNothing: true
}

/** A page that asks the backend for nothing of its own until somebody types or sends something. */
const quiet = (path: string): QuietPlace => ({ path, asksNothing: true })

/** Addresses that show every page a visitor can open, by the route's file; several where one route has several pages. */
const places: Record<string, (string | QuietPlace)[]> = {
  '_public.index': ['/'],
  '_public.IntroductionContent': ['/IntroductionContent'],
  '_public.DynamicWork': ['/DynamicWork', '/DynamicWork?article=1017'],
  '_public.ComWork': ['/ComWork'],
  '_public.GovernmentMinistry': ['/GovernmentMinistry', '/GovernmentMinistry?issue=2001'],
  '_public.2408': ['/2408', '/2408?view=units', '/2408?view=activities&activity=4306'],
  '_public.SelfDisciplinePact': ['/SelfDisciplinePact'],
  '_public.TopTenEngineer': ['/TopTenEngineer'],
  '_public.CompanyDisplay': ['/CompanyDisplay'],
  '_public.social-Information': ['/social-Information'],
  '_public.Major': [quiet('/Major'), '/Major?keyword=林知远'],
  // The words that are looked for are the reader's own, and repeated on the page.
  '_public.Search': [quiet('/Search'), '/Search?keyword=2026'],
  '_public.Calculator': ['/Calculator?standard=SUPERVISION&amount=4000&pins=800'],
  '_public.CommitteeBook': ['/CommitteeBook'],
  '_public.CommitteeBookDetail': ['/CommitteeBookDetail?id=4201', '/CommitteeBookDetail?id=4201&page=4'],
  '_public.DisputeResolutionFlow': ['/DisputeResolutionFlow'],
  '_public.ContactUs': [quiet('/ContactUs')],
  '_public.JoinUs.index': ['/JoinUs'],
  '_public.JoinUs.post.$id': ['/JoinUs/post/4104'],
  '_public.JoinUs.seekers': ['/JoinUs/seekers'],
  '_public.JoinUs.apply': [quiet('/JoinUs/apply')],
  '_public.LetterAppointmentInfo.index': ['/LetterAppointmentInfo', '/LetterAppointmentInfo?expert=4401'],
  '_public.LetterAppointmentInfo.certificates': ['/LetterAppointmentInfo/certificates'],
  '_public.LetterAppointmentInfo.apply': [quiet('/LetterAppointmentInfo/apply')],
  '_public.MemberLogin': [quiet('/MemberLogin')],
  '_public.MemberRegister': [quiet('/MemberRegister')],
  '_login.person.login': [quiet('/person/login')],
  '_login.login': [quiet('/login')],
  '_login.resetPassword': [quiet('/resetPassword'), quiet('/resetPassword?method=mail')],
  '_login.person.register': [quiet('/person/register')],
  '_login.company.register': [quiet('/company/register')],
  '_public.verify.index': [quiet('/verify')],
  '_public.verify.$verifyCode': ['/verify/w6kunyEU95B8UjQc2Ap2VuHY'],
  '_public.verify.hours.$code': ['/verify/hours/q3Yv0LkXn8sT5bWm2RcZ1A'],
  '_unitSite.subsite.{-$domainId}': ['/subsite/hengzhun'],
  '_unitSite.companyOverview.{-$domainId}': ['/companyOverview/hengzhun'],
  '_unitSite.subNews.{-$domainId}': ['/subNews/hengzhun', '/subNews/hengzhun?item=6016'],
  '_unitSite.subEngineerCase.{-$domainId}': ['/subEngineerCase/hengzhun'],
  '_unitSite.subHonors.{-$domainId}': ['/subHonors/hengzhun'],
  '_unitSite.subContactUs.{-$domainId}': ['/subContactUs/hengzhun'],
  '_personSite.subsiteMember.{-$domainId}': ['/subsiteMember/lin-zhiyuan'],
  '_personSite.companyOverviewMember.{-$domainId}': ['/companyOverviewMember/lin-zhiyuan'],
  '_personSite.subMajorMember.{-$domainId}': ['/subMajorMember/lin-zhiyuan'],
  '_personSite.subEngineerCaseMember.{-$domainId}': ['/subEngineerCaseMember/lin-zhiyuan'],
  '_personSite.subHonorsMember.{-$domainId}': ['/subHonorsMember/lin-zhiyuan'],
  '_personSite.subBusi.{-$domainId}': ['/subBusi/lin-zhiyuan', '/subBusi/su-wanqing'],
  '_personSite.subInformateMember.{-$domainId}': ['/subInformateMember/lin-zhiyuan'],
}

const pathOf = (place: string | QuietPlace): string => (typeof place === 'string' ? place : place.path)

/** The addresses by the route's file. */
export const publicPlaces: Record<string, string[]> = Object.fromEntries(
  Object.entries(places).map(([name, of]) => [name, of.map(pathOf)]),
)

const chosenRoutes = (): string[] => Object.keys(publicPlaces).filter((route) => isChosen(route))

/** Addresses of the chosen routes' pages. */
export const chosenPlaces = (): string[] => chosenRoutes().flatMap((name) => publicPlaces[name] ?? [])

/** Those of them that ask the backend for something of their own when they are opened. */
export const chosenPlacesThatAsk = (): string[] =>
  chosenRoutes().flatMap((name) => places[name]?.filter((place) => typeof place === 'string') ?? [])
