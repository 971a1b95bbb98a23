type Switched = { active: boolean };

/** An item with its switch flipped. */
export const switched = <T extends Switched>(item: T, active: boolean): T => ({ ...item, active });

/** The same for kinds that also have the older form of the flag. */
export const switchedWithStatus = <T extends Switched & { status: string }>(item: T, active: boolean): T => ({
  ...item,
  active,
  status: active ? 'active' : 'inactive',
});
