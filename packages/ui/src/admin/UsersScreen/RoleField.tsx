import { type Role, roles } from '@vitrin/contract/accounts/role';
import { SelectField } from '../../elements/SelectField/SelectField.tsx';
import { adminUsersText } from '../../text/panelText.ts';

export type RoleFieldProps = { role: Role; onRole: (role: Role) => void };

/** Selects a role, with an explanation of what it may do. */
export function RoleField({ role, onRole }: RoleFieldProps) {
  const text = adminUsersText;
  return (
    <SelectField
      label={text.role}
      hint={text.mayDo[role]}
      value={role}
      options={roles.map((value) => ({ value, label: text.roles[value] }))}
      onChange={({ target }) => onRole(roles.find((known) => known === target.value) ?? role)}
    />
  );
}
