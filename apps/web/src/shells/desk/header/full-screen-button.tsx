import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { IconButton, Tooltip } from '@portal/ui/chakra'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

const toggle = () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()

/** The desk over the whole screen, where the browser can do that. */
export function FullScreenButton() {
  const { t } = useLingui()
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const label = isFull ? t`退出全屏` : t`全屏`
  return (
    <Tooltip label={label}>
      <IconButton
        size="sm"
        label={label}
        icon={<Icon name={isFull ? 'shrink' : 'expand'} />}
        onClick={() => void toggle().catch(() => undefined)}
      />
    </Tooltip>
  )
}
