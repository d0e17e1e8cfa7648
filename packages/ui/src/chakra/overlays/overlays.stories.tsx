import { screen, userEvent } from 'storybook/test'
import { Button } from '../actions/button.tsx'
import { Text } from '../display/text.tsx'
import { Field } from '../forms/field.tsx'
import { Input } from '../forms/input.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { Popover } from './popover.tsx'
import { Toaster, toaster } from './toaster.tsx'
import { Tooltip } from './tooltip.tsx'

export default { title: 'Chakra/Overlays' }

const nothing = () => undefined

const words = {
  success: 'Solicitação enviada',
  warning: 'Falta um documento',
  error: 'O arquivo não foi enviado',
}

const footer = (
  <>
    <Button variant="outline">Cancelar</Button>
    <Button>Salvar alterações</Button>
  </>
)

const content = (
  <>
    <Text>As alterações valem para as próximas notas fiscais.</Text>
    <Field label="Título da nota fiscal">
      <Input />
    </Field>
  </>
)

export const OpenDialog = () => (
  <Dialog isOpen onClose={nothing} title="Dados da nota fiscal" closeLabel="Fechar" footer={footer}>
    {content}
  </Dialog>
)

export const OpenQuestion = () => (
  <ConfirmDialog
    isOpen
    tone="danger"
    title="Excluir a solicitação de filiação?"
    confirmLabel="Excluir"
    cancelLabel="Manter"
    onConfirm={nothing}
    onCancel={nothing}
  >
    Os três arquivos enviados também serão excluídos.
  </ConfirmDialog>
)

export const OpenDrawer = () => (
  <Drawer isOpen onClose={nothing} title="Pedido 202611210001" closeLabel="Fechar" footer={footer}>
    {content}
  </Drawer>
)

export const OpenDrawerBelow = () => (
  <Drawer isOpen onClose={nothing} title="Filtros" closeLabel="Fechar" placement="bottom">
    {content}
  </Drawer>
)

export const BesideAButton = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
    <Popover trigger={<Button variant="outline">Ajustar a cobrança</Button>} title="Cobrança">
      {content}
    </Popover>
    <Tooltip label="Salvar rascunho · Ctrl S">
      <Button variant="ghost">Salvar</Button>
    </Tooltip>
  </div>
)

export const OpenTooltip = {
  render: () => (
    <div style={{ display: 'flex' }}>
      <Tooltip label="Salvar rascunho · Ctrl S">
        <Button variant="outline">Salvar</Button>
      </Tooltip>
    </div>
  ),
  play: async () => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
}

export const Toasts = {
  render: () => <Toaster label="Mensagens" closeLabel="Fechar" />,
  play: async () => {
    toaster.remove()
    for (const type of ['success', 'warning', 'error'] as const) {
      toaster.create({
        type,
        duration: 600_000,
        title: words[type],
        description: 'A secretaria responde em até cinco dias úteis.',
      })
    }
    await screen.findByText(words.error)
  },
}
