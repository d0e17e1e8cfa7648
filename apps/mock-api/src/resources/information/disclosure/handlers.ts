import type { AssociationProfile, SocialInformation } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { memberTotals } from '../../members/directory/queries.ts'

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
    const profile = JSON.parse(row.profile) as AssociationProfile
    const { units, persons } = memberTotals(world)
    const counted: Record<string, number> = { 单位会员: units, 个人会员: persons }
    const figures = profile.figures.map((figure) => ({
      ...figure,
      value: counted[figure.name] ?? figure.value,
    }))
    return ok<AssociationProfile>({ ...profile, figures })
  },
} satisfies Partial<Handlers>
