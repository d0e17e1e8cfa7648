/** What a row is chosen by. */
export { Checkbox as default } from '@portal/ui/chakra'
