import { useState } from 'react'
import { GroupedInput } from './grouped-input.tsx'

export default { title: 'Light/Grouped input' }

const phone = [3, 4, 4]

export const Values = () => {
  const [value, setValue] = useState('13800010002')
  return (
    <>
      <GroupedInput aria-label="Celular do responsável" groups={phone} value={value} onChange={setValue} />
      <GroupedInput
        aria-label="Ainda vazio"
        groups={phone}
        value=""
        onChange={setValue}
        placeholder="138 0001"
      />
      <GroupedInput aria-label="Pela metade" groups={phone} value="1380001" onChange={setValue} />
      <GroupedInput aria-label="Errado" groups={phone} value="1380001" onChange={setValue} aria-invalid />
      <GroupedInput aria-label="Indisponível" groups={phone} value={value} onChange={setValue} disabled />
    </>
  )
}
