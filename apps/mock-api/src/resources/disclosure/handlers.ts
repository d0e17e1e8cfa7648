import type { AssociationProfile, SocialInformation } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { selectPage } from '../../contract/select-page.ts'

export const disclosureHandlers = {
  listSocialInformation(call) {
    const { rows, total } = selectPage<SocialInformation>(call, {
      select: '*',
      from: 'socialInformation',
      where: 'isDeleted = 0',
    })
    return page(rows, total)
  },
  getAssociationProfile({ world }) {
    const row = world.db.get<{ profile: string }>('SELECT profile FROM associationProfile')
    if (!row) throw notFound()
    return ok<AssociationProfile>(JSON.parse(row.profile))
  },
} satisfies Partial<Handlers>
