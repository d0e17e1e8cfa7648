import { unwrap, unwrapList } from '@portal/api-contract'
import type { Context } from '../run/context.ts'

/** The numbers of members that the association tells are those of its lists, whenever it is asked. @returns what it tells of itself */
export async function checkFigures({ anonymous, expect }: Context) {
  const params = { query: { size: 1 } }
  const profile = await unwrap(anonymous.GET('/api/public/association-profile'))
  const counted = {
    单位会员: await unwrapList(anonymous.GET('/api/public/info-companies/query', { params })),
    个人会员: await unwrapList(anonymous.GET('/api/public/info-members/query', { params })),
  }
  for (const [kind, { total }] of Object.entries(counted)) {
    const figure = profile.figures.find(({ name }) => name === kind)
    const rule = `${kind} are as many as are listed`
    expect(!figure || figure.value === total, rule, figure?.value, 'getAssociationProfile')
  }
  return profile
}
