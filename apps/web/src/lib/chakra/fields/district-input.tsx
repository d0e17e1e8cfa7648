import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { IconButton, Input, NativeSelect } from '@portal/ui/chakra'
import { type Ref, useState } from 'react'
import { districtsOf } from '../../membership/districts.ts'

/** The option that leads from the list to a field. */
const notListed = 'not-listed'

interface DistrictInputProps {
  /** The city whose districts are offered; empty before one is chosen. */
  city: string
  value: string
  onChange: (district: string) => void
  onBlur: () => void
  /** What stands where none is chosen. */
  emptyLabel: string
  /** Characters of one that is typed, at most. */
  maxLength: number | undefined
  ref: Ref<HTMLInputElement & HTMLSelectElement>
}

/** A district, chosen among those of its city, or typed where the list does not have it. */
export function DistrictInput({ city, value, onChange, onBlur, ...rest }: DistrictInputProps) {
  const { emptyLabel, maxLength, ref } = rest
  const { t } = useLingui()
  const offered = districtsOf(city)
  const isListed = value === '' || offered.includes(value)
  const [isTyped, setTyped] = useState(!isListed)
  const control = { ref, onBlur }
  if (isTyped || !isListed)
    return (
      <Input
        {...control}
        value={value}
        maxLength={maxLength}
        autoComplete="address-level3"
        placeholder={t`输入区县名称`}
        // It takes the place of the list, which had the focus.
        autoFocus={isTyped && value === ''}
        onChange={({ target }) => {
          setTyped(true)
          onChange(target.value)
        }}
        end={
          offered.length > 0 && (
            <IconButton
              size="sm"
              label={t`从列表中选择区县`}
              icon={<Icon name="chevronDown" />}
              onClick={() => {
                setTyped(false)
                onChange('')
              }}
            />
          )
        }
      />
    )
  return (
    <NativeSelect
      {...control}
      value={value}
      onChange={({ target }) => {
        setTyped(target.value === notListed)
        onChange(target.value === notListed ? '' : target.value)
      }}
    >
      <option value="">{city === '' ? t`请先选择城市` : emptyLabel}</option>
      {offered.map((district) => (
        <option key={district} value={district}>
          {district}
        </option>
      ))}
      {city !== '' && <option value={notListed}>{t`其他，手工填写`}</option>}
    </NativeSelect>
  )
}
