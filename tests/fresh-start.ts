import { vi } from 'vitest';
import './patience.ts';
import { renewBrowser } from './wxt-browser.ts';

// Runs before each test file that shares its modules with others: what the one before left behind is gone.
vi.useRealTimers();
renewBrowser();
if ('indexedDB' in globalThis) {
  const { emptyDatabase } = await import('./unit/store/database/empty-database.ts');
  await emptyDatabase();
}
