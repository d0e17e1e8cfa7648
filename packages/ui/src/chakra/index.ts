/** What needs Chakra's behaviour. Import it lazily: no page should wait for it before its text stands. */
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
export { Toaster, toaster } from './toaster.tsx'
export { UiProvider } from './ui-provider.tsx'
export { type Question, useConfirm } from './use-confirm.tsx'
