import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { notify } from '../lib/notify.ts'

/** An address nothing lives at falls back to the home page (specification §2), which says so. */
export const Route = createFileRoute('/_public/$')({
  beforeLoad: ({ cause }) => {
    // A pointer that only rests on such a link goes nowhere yet.
    if (cause !== 'preload')
      notify({
        kind: 'info',
        title: t(i18n)`没有找到这个页面`,
        description: t(i18n)`地址可能有误，或内容已被移除。已回到首页，也可以用站内搜索查找。`,
      })
    throw redirect({ to: '/', replace: true })
  },
})
