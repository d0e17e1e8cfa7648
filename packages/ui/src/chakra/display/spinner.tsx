import { Spinner as ChakraSpinner } from '@chakra-ui/react/spinner'
import { themed } from '../themed.ts'

const Base = /* @__PURE__ */ themed(ChakraSpinner, 'spinner', {
  base: {
    display: 'inline-block',
    flex: 'none',
    width: '1em',
    height: '1em',
    border: '0.125em solid currentcolor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'turn 700ms linear infinite',
  },
})

/** A turning ring the size of the text around it; `label` is read out when nothing else says what is awaited. */
export const Spinner = ({ label }: { label?: string }) => (
  <>
    <Base aria-hidden />
    {label && <span className="visually-hidden">{label}</span>}
  </>
)
