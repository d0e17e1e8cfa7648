import { useLingui } from '@lingui/react/macro'
import { figure } from '../figures.ts'
import type { Flaw } from '../read-number.ts'
import { typedNumber } from '../typed-number.ts'

/** What is wrong with a number, in words that say how to mend it. */
export function useFlawText(flaw: Flaw | undefined): string | undefined {
  const { t } = useLingui()
  switch (flaw?.kind) {
    case undefined:
      return undefined
    case 'number': {
      const example = typedNumber('6000.5')
      return t`请只输入数字，例如 ${example}`
    }
    case 'min': {
      const min = figure(flaw.limits.min)
      return flaw.limits.isMinExclusive ? t`请输入大于 ${min} 的数` : t`不能小于 ${min}`
    }
    case 'max': {
      const max = figure(flaw.limits.max)
      return t`不能大于 ${max}`
    }
    case 'digits': {
      const { decimals } = flaw.limits
      return t`小数点后最多 ${decimals} 位`
    }
    case 'within':
      return t`它是金额的一部分，不能超过金额`
    case 'refused':
      return t`服务器没有接受这个数，请核对后再试`
  }
}
