import { useLingui } from '@lingui/react/macro'
import { IconButton, Tooltip } from '@portal/ui/chakra'
import { lazy, useState } from 'react'
import { DeskIcon } from '../desk-icon.tsx'
import { Overlay } from '../states/overlay.tsx'

// Of use only once somebody asks.
const HelpDialog = lazy(() => import('./help-dialog.tsx'))

/** Opens what there is to know about the desk. */
export function HelpButton() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <Tooltip label={t`使用帮助`}>
        <IconButton
          size="sm"
          label={t`使用帮助`}
          icon={<DeskIcon name="info" />}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen !== undefined && (
        <Overlay onClose={() => setOpen(undefined)}>
          <HelpDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Overlay>
      )}
    </>
  )
}
