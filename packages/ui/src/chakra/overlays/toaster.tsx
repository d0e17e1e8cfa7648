import { Portal } from '@chakra-ui/react/portal'
import {
  ToastRoot as ChakraToastRoot,
  createToaster,
  ToastCloseTrigger,
  ToastDescription,
  ToastIndicator,
  Toaster as ToastRegion,
  ToastTitle,
} from '@chakra-ui/react/toast'
import { Icon } from '../../artwork/icons.tsx'
import { themedParts } from '../themed.ts'
import { toastRecipe } from './toast-recipe.ts'
import styles from './toaster.module.css'

const ToastRoot = /* @__PURE__ */ themedParts(ChakraToastRoot, 'toast', toastRecipe)

/** Puts toasts up from anywhere: `toaster.create({ type: 'success', title, description })`. They wait while hovered. */
export const toaster = createToaster({ placement: 'top-end', max: 3, gap: 12, pauseOnPageIdle: true })

type ToasterProps = {
  /** Names the region of the toasts. */
  label: string
  closeLabel: string
}

/** Where the toasts appear; once on a page, under a `UiProvider`. */
export const Toaster = ({ label, closeLabel }: ToasterProps) => (
  <Portal>
    <ToastRegion toaster={toaster} aria-label={label} className={styles.region}>
      {({ title, description }) => (
        <ToastRoot>
          <ToastIndicator />
          <div>
            <ToastTitle>{title}</ToastTitle>
            {description && <ToastDescription>{description}</ToastDescription>}
          </div>
          <ToastCloseTrigger aria-label={closeLabel}>
            <Icon name="close" size="1em" />
          </ToastCloseTrigger>
        </ToastRoot>
      )}
    </ToastRegion>
  </Portal>
)
