import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const mount = (folder: string, options: string): void =>
  void execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });

/** Why a disk of a few megabytes cannot be mounted on this machine; undefined if it can. */
function findReason(): string | undefined {
  if (process.platform !== 'linux') return `${process.platform} has no tmpfs`;
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-disk-'));
  try {
    mount(folder, 'size=64k');
    execFileSync('umount', [folder], { stdio: 'pipe' });
    return undefined;
  } catch {
    return 'only root may mount a disk';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Why tests that need a small disk are skipped here. */
export const noSmallDisk = findReason();

/** A disk of the given size, removed when the test ends; `change` remounts it, for example with `ro`. */
export function smallDisk(size: string): { folder: string; change: (options: string) => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-disk-'));
  mount(folder, `size=${size}`);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    change: (options) => void execFileSync('mount', ['-o', `remount,${options}`, folder], { stdio: 'pipe' }),
  };
}
