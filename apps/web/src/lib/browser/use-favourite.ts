import { useLingui } from '@lingui/react/macro'
import { notify } from './notify.ts'

/** Tells the reader how to bookmark the page, since browsers do not let a page bookmark itself. */
export function useFavourite(): () => void {
  const { t } = useLingui()
  return () =>
    notify({
      kind: 'info',
      title: t`加入收藏`,
      description: t`请按 Ctrl + D（Mac 为 ⌘ + D）收藏本页。`,
    })
}
