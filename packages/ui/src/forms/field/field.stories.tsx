import { Checkbox } from '../checkbox/checkbox.tsx'
import { Choice, Choices } from '../choices/choices.tsx'
import { GroupedInput } from '../grouped-input/grouped-input.tsx'
import { RadioCard, RadioCards } from '../radio-cards/radio-cards.tsx'
import { NativeSelect, TextArea, TextInput } from '../text-input/text-input.tsx'
import { Field } from './field.tsx'

export default { title: 'Light/Field' }

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: '1.5rem',
  alignItems: 'start',
} as const

export const Fields = () => (
  <div style={columns}>
    <Field label="Nome completo" hint="Como consta no documento de identidade">
      {(control) => <TextInput {...control} placeholder="Maria Clara Souza" />}
    </Field>
    <Field label="Código unificado de crédito social" required error="O dígito verificador não confere.">
      {(control) => (
        <GroupedInput
          {...control}
          value="91510100MA61T2X83K"
          groups={[4, 4, 4, 4, 2]}
          onChange={() => undefined}
        />
      )}
    </Field>
    <Field label="Valor">
      {(control) => <TextInput {...control} disabled defaultValue="2.000,00" end="元" />}
    </Field>
    <Field label="Província">
      {(control) => (
        <NativeSelect {...control}>
          <option>Jiangchuan</option>
        </NativeSelect>
      )}
    </Field>
    <Field label="Observações">{(control) => <TextArea {...control} />}</Field>
  </div>
)

export const Chosen = () => (
  <div style={columns}>
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Checkbox defaultChecked>Vencimento da contribuição</Checkbox>
      <Checkbox indeterminate>Todas as publicações</Checkbox>
      <Checkbox disabled>Mensagens por telefone</Checkbox>
    </div>
    <Choices legend="Especialidades" hint="Até três" error="Escolha ao menos uma.">
      <Choice type="checkbox" defaultChecked>
        Engenharia civil
      </Choice>
      <Choice type="checkbox">Instalações elétricas</Choice>
    </Choices>
    <RadioCards legend="Forma de pagamento">
      <RadioCard name="pay" label="WeChat" description="Confirmação imediata" defaultChecked />
      <RadioCard name="pay" label="Transferência" description="Até três dias úteis" disabled />
    </RadioCards>
  </div>
)
