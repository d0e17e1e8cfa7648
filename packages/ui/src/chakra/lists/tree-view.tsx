import { createTreeCollection } from '@chakra-ui/react/collection'
import { TreeView as ChakraTreeView } from '@chakra-ui/react/tree-view'
import { type ReactNode, useMemo } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { label as labelStyle, touchTarget } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'max(2.25rem, 28px)',
  paddingInlineStart: 'calc(0.5rem + 1.25rem * (var(--depth) - 1))',
  paddingInlineEnd: '2',
  borderRadius: 'l1',
  textStyle: 'md',
  cursor: 'pointer',
  userSelect: 'none',
  _hover: { background: 'bg.muted' },
  '&[data-selected]': { background: 'ink.subtle', color: 'ink.fg' },
  _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
  outlineOffset: '-2px',
  ...touchTarget,
}

/** The parts, for nodes with buttons or checkboxes of their own. */
export const TreeViewParts = /* @__PURE__ */ themedParts(ChakraTreeView, 'treeView', {
  base: {
    root: { width: 'full' },
    label: { ...labelStyle, display: 'block', marginBottom: '1.5' },
    tree: { display: 'grid' },
    branch: {},
    branchControl: row,
    branchText: { flex: '1', minWidth: '0' },
    branchIndicator: {
      display: 'grid',
      color: 'fg.muted',
      transitionProperty: 'rotate',
      transitionDuration: 'fast',
      '&[data-state=open]': { rotate: '90deg' },
    },
    // Under the words of the branches beside it.
    item: { ...row, paddingInlineStart: 'calc(2.25rem + 1.25rem * (var(--depth) - 1))' },
    itemText: { flex: '1', minWidth: '0' },
  },
})

export type TreeNode = { id: string; label: string; note?: ReactNode; children?: TreeNode[] }

type TreeViewProps = {
  label: ReactNode
  nodes: TreeNode[]
  selectedId?: string
  onSelect: (id: string) => void
  /** The branches that are open at first. */
  openIds?: string[]
}

/** Things that lie in each other; arrows open, close and walk, letters find. */
export function TreeView({ label, nodes, selectedId, onSelect, openIds = [] }: TreeViewProps) {
  const collection = useMemo(
    () =>
      createTreeCollection<TreeNode>({
        nodeToValue: ({ id }) => id,
        nodeToString: ({ label: text }) => text,
        rootNode: { id: '', label: '', children: nodes },
      }),
    [nodes],
  )
  return (
    <TreeViewParts.Root
      collection={collection}
      defaultExpandedValue={openIds}
      selectedValue={selectedId ? [selectedId] : []}
      onSelectionChange={({ selectedValue: [id] }) => id !== undefined && onSelect(id)}
    >
      <TreeViewParts.Label>{label}</TreeViewParts.Label>
      <TreeViewParts.Tree>
        <TreeViewParts.Node<TreeNode>
          render={({ node, nodeState }) => <Row node={node} isBranch={nodeState.isBranch} />}
        />
      </TreeViewParts.Tree>
    </TreeViewParts.Root>
  )
}

const Row = ({ node, isBranch }: { node: TreeNode; isBranch: boolean }) =>
  isBranch ? (
    <TreeViewParts.BranchControl>
      <TreeViewParts.BranchIndicator>
        <Icon name="chevronRight" />
      </TreeViewParts.BranchIndicator>
      <TreeViewParts.BranchText>{node.label}</TreeViewParts.BranchText>
      {node.note}
    </TreeViewParts.BranchControl>
  ) : (
    <TreeViewParts.Item>
      <TreeViewParts.ItemText>{node.label}</TreeViewParts.ItemText>
      {node.note}
    </TreeViewParts.Item>
  )
