import { afterEach, it } from 'vitest'
import { expectHeld, ofThisRun, patience } from './hold.ts'
import { closePage } from './open-page.tsx'

afterEach(closePage)

const staff = { role: 'associationStaff' } as const

it.each(
  ofThisRun([
    {
      ...staff,
      address: '/account/center',
      breaks: ['getCurrentUserNav', 'getDeskWorkplace', 'getDeskAccount'],
    },
    { ...staff, address: '/dashboard', breaks: ['getCurrentUserNav'], isOpenedAnew: true },
    { ...staff, address: '/dashboard/workplace', breaks: ['getDeskWorkplace'] },
    { ...staff, address: '/dashboard/analysis', breaks: ['getDeskAnalysis'] },
    { ...staff, address: '/dashboard/monitor', breaks: ['getDeskMonitor'] },
    { ...staff, address: '/list/applications', breaks: ['listDeskApplications'] },
    { ...staff, address: '/list/orders?item=1', breaks: ['listDeskOrders', 'getDeskOrder'] },
    { ...staff, address: '/list/refunds?item=1', breaks: ['listDeskReviews', 'getDeskReview'] },
    { ...staff, address: '/list/members', breaks: ['listDeskMembers'] },
    { ...staff, address: '/profile/application/1', breaks: ['getDeskApplication'] },
    { ...staff, address: '/profile/member/person/1', breaks: ['getDeskMember'] },
    { ...staff, address: '/form/news?id=1', breaks: ['getDeskNews'], isOpenedAnew: true },
    { ...staff, address: '/form/course?id=1', breaks: ['getDeskCourse'], isOpenedAnew: true },
    { ...staff, address: '/system/user', breaks: ['listDeskUsers'] },
    { ...staff, address: '/system/role', breaks: ['listDeskRoles', 'listDeskPermissions'] },
    { ...staff, address: '/system/log', breaks: ['listDeskLog'] },
    { ...staff, address: '/system/dictionary', breaks: ['listDictionaries', 'listBanners'] },
  ]),
)('$address stands, whatever is broken in $breaks', expectHeld, patience)
