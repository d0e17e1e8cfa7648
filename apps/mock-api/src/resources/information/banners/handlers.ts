import type { Banner } from '@portal/api-contract'
import { type Handlers, page } from '../../../contract/handler.ts'
import { selectPage } from '../../../contract/select-page.ts'

export const bannerHandlers = {
  listBanners(call) {
    const { rows, total } = selectPage<Banner>(call, { select: '*', from: 'banner' })
    return page(rows, total)
  },
} satisfies Partial<Handlers>
