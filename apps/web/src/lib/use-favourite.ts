import { useLingui } from '@lingui/react/macro'
import { notify } from './notify.ts'

/** Tells how to keep a page: browsers let no page put itself among the favourites. */
export function useFavourite(): () => void {
  const { t } = useLingui()
  return () =>
    notify({
      kind: 'info',
      title: t`加入收藏`,
      description: t`浏览器不允许网页代为收藏。请按 Ctrl + D（Mac 为 ⌘ + D）收藏本页。`,
    })
}
