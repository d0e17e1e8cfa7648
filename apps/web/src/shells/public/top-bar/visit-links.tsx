import { useLingui } from '@lingui/react/macro'
import { notify } from '../../../lib/browser/notify.ts'
import { useFavourite } from '../../../lib/browser/use-favourite.ts'

/** Browsers let no page set itself as the home page or into the favourites, so the links say how the reader does it. */
export function VisitLinks({ className }: { className: string | undefined }) {
  const { t } = useLingui()
  const showHome = () =>
    notify({
      kind: 'info',
      title: t`设为首页`,
      description: t`请在浏览器设置的“启动时”或“主页”中填入本站网址。`,
    })
  const showFavourite = useFavourite()
  return (
    <div className={className}>
      <button type="button" onClick={showHome}>
        {t`设为首页`}
      </button>
      <button type="button" onClick={showFavourite}>
        {t`加入收藏`}
      </button>
    </div>
  )
}
