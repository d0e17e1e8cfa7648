import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { notify } from '../browser/notify.ts'

const longest = 60

/** `%E4%BC%9A` as the characters it stands for, where it stands for any. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * An address as it can be read out to somebody: its path, without its query, which may hold secrets, and without
 * characters that cannot be seen or that turn the text around them.
 */
export function readablePath(href: string): string {
  const [path = ''] = href.split(/[?#]/)
  const characters = [...decoded(path).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('')
}

/** An address leads nowhere, so the home page is shown. */
export function unknownPage(href: string): void {
  const path = readablePath(href)
  notify({
    kind: 'info',
    title: t(i18n)`没有找到这个页面`,
    description: t(i18n)`${path} 可能有误，或内容已被移除。已回到首页，也可以用站内搜索查找。`,
  })
}

/** A page is not open to whoever asked for it, so another one is shown. */
export function closedPage(href: string): void {
  const path = readablePath(href)
  notify({
    kind: 'info',
    title: t(i18n)`这个页面没有对您开放`,
    description: t(i18n)`${path} 需要用有权限的账号登录后打开。`,
  })
}
