import { useState } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { PayMark } from '../../artwork/pay-mark.tsx'
import { Checkbox } from './checkbox.tsx'
import { Combobox } from './combobox.tsx'
import { DatePicker } from './date-picker.tsx'
import { Editable } from './editable.tsx'
import { Field } from './field.tsx'
import { Fieldset } from './fieldset.tsx'
import { FileUpload } from './file-upload.tsx'
import { ImageCropper } from './image-cropper.tsx'
import { Input, Textarea } from './input.tsx'
import { NativeSelect } from './native-select.tsx'
import { NumberInput } from './number-input.tsx'
import { PinInput } from './pin-input.tsx'
import { RadioCards } from './radio-cards.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { Switch } from './switch.tsx'

export default { title: 'Chakra/Forms' }

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: '1.5rem',
  alignItems: 'start',
} as const

const levels = [
  { value: 'a', label: 'Vice-presidência da associação' },
  { value: 'b', label: 'Membro do conselho' },
  { value: 'c', label: 'Membro suspenso', disabled: true },
]

export const Fields = () => (
  <div style={columns}>
    <Field label="Nome completo" hint="Como consta no documento de identidade">
      <Input placeholder="Maria Clara Souza" />
    </Field>
    <Field label="Código unificado de crédito social" required error="O dígito verificador não confere.">
      <Input defaultValue="9151 0100 MA61 T2X8 3K" />
    </Field>
    <Field label="Valor" disabled>
      <Input defaultValue="2.000,00" end="元" />
    </Field>
    <Field label="Procurar">
      <Input start={<Icon name="search" />} size="sm" />
    </Field>
    <Field label="Província">
      <NativeSelect>
        <option>Jiangchuan</option>
        <option>Yunzhou</option>
      </NativeSelect>
    </Field>
    <Field label="Nível" error="Escolha um nível.">
      <NativeSelect size="sm">
        <option>Nenhum</option>
      </NativeSelect>
    </Field>
    <Field label="Observações" hint="Até 200 caracteres">
      <Textarea />
    </Field>
    <Field label="Quantidade de pessoas" error="No máximo 40.">
      <NumberInput defaultValue="42" max={40} labels={{ increase: 'Aumentar', decrease: 'Diminuir' }} />
    </Field>
    <PinInput
      label="Código de verificação"
      digitLabel={(index, length) => `Dígito ${index + 1} de ${length}`}
    />
    <Editable
      value="Departamento de engenharia de custos"
      label="Nome do departamento"
      editLabel="Editar"
      saveLabel="Salvar"
      cancelLabel="Cancelar"
      onCommit={() => undefined}
    />
  </div>
)

export const Choices = () => (
  <div style={columns}>
    <Fieldset legend="Avisos que deseja receber" hint="Podem ser mudados a qualquer momento.">
      <Checkbox defaultChecked>Vencimento da contribuição</Checkbox>
      <Checkbox>Novos cursos de educação continuada</Checkbox>
      <Checkbox indeterminate>Todas as publicações</Checkbox>
      <Checkbox disabled>Mensagens por telefone</Checkbox>
      <Checkbox invalid>Li e aceito o regulamento</Checkbox>
      <Switch defaultChecked>Notificações por e-mail</Switch>
      <Switch>Modo compacto</Switch>
      <Switch disabled>Indisponível</Switch>
    </Fieldset>
    <RadioGroup legend="Tipo de nota fiscal" items={levels} defaultValue="a" />
    <RadioCards
      legend="Forma de pagamento"
      defaultValue="wechat"
      error="Escolha uma forma de pagamento."
      items={[
        {
          value: 'wechat',
          label: 'WeChat',
          description: 'Confirmação imediata',
          picture: <PayMark channel="wechat" />,
        },
        {
          value: 'alipay',
          label: 'Alipay',
          description: 'Confirmação imediata',
          picture: <PayMark channel="alipay" />,
        },
        { value: 'bank', label: 'Transferência', description: 'Até três dias úteis', disabled: true },
      ]}
    />
  </div>
)

export const Lists = () => {
  const [level, setLevel] = useState<string | undefined>('a')
  return (
    <div style={columns}>
      <Select label="Nível" items={levels} value={level} onChange={setLevel} />
      <Select
        label="Situação"
        items={levels}
        value=""
        placeholder="Qualquer situação"
        size="sm"
        onChange={setLevel}
      />
      <Select label="Com erro" items={levels} value="b" invalid onChange={setLevel} />
      <Select label="Indisponível" items={levels} value="b" disabled onChange={setLevel} />
      <Combobox
        label="Membro"
        items={levels}
        value={level}
        onChange={setLevel}
        openLabel="Mostrar todos"
        emptyLabel="Nenhum membro com esse nome"
      />
    </div>
  )
}

export const Dates = () => {
  const [day, setDay] = useState('2026-11-21')
  return (
    <DatePicker
      label="Válida até"
      value={day}
      onChange={setDay}
      min="2026-11-10"
      locale="pt-BR"
      labels={{
        open: 'Abrir o calendário',
        previous: 'Anterior',
        next: 'Seguinte',
        chooseView: 'Escolher mês ou ano',
      }}
    />
  )
}

export const Files = () => (
  <FileUpload
    label="Comprovantes"
    dropLabel="Solte os arquivos aqui"
    hint="PDF ou imagem, até 10 MB cada"
    chooseLabel="Escolher arquivos"
    removeLabel={(name) => `Remover ${name}`}
    maxFiles={5}
    acceptedFiles={[new File(['x'.repeat(2048)], 'certificado-de-registro-da-empresa-2026.pdf')]}
  />
)

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#8aa"/><circle cx="320" cy="170" r="90" fill="#e8d8c8"/><path d="M170 400q150-220 300 0z" fill="#346"/></svg>',
)}`

export const Pictures = () => (
  <div style={{ maxWidth: '32rem' }}>
    <ImageCropper
      ref={null}
      src={picture}
      edge={480}
      onError={() => undefined}
      labels={{
        picture: 'Recortar a fotografia',
        loading: 'Carregando a fotografia',
        selection: 'Parte da fotografia',
        instructions: 'As setas movem a seleção, com Alt mudam o tamanho; mais e menos aproximam e afastam.',
        position: ({ x, y, edge }) => `${x} da esquerda, ${y} de cima, lado ${edge}`,
        zoom: 'Aproximação',
      }}
    />
  </div>
)
