import type { SocialInformation } from '@portal/api-contract'
import { type Handlers, page } from '../../contract/handler.ts'
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
} satisfies Partial<Handlers>
