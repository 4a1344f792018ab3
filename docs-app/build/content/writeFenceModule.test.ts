import { expect, test } from 'vitest';
import { declareModules, listImports, writeFenceModule } from './writeFenceModule.ts';

const IMPORT = "import Button from '@acme/ui/Button';";

test('writes fence code into a module at the line number that it has in the page', () => {
  const module = writeFenceModule({ code: `${IMPORT}\nButton();`, line: 3 }, []);
  expect(module).toBe(`export {};\n\n${IMPORT}\nButton();`);
});

test('copies used imports from other fences of the page when a fence has no imports', () => {
  const imports = [
    IMPORT,
    "import {\n  Card,\n} from '@acme/ui';",
    "import Tab from '@acme/ui/Tab';",
  ];
  const module = writeFenceModule({ code: '<Card><Button /></Card>', line: 1 }, imports);
  expect(module).toBe(
    `import { Card, } from '@acme/ui';${IMPORT}export {};void (<><Card><Button /></Card></>);`,
  );
});

test('declares names that a fence uses when no fence of the page imports them', () => {
  const module = writeFenceModule({ code: 'console.log(order.total);', line: 1 }, []);
  expect(module).toBe('declare const order: any;export {};console.log(order.total);');
});

test("declares modules for imports of readers' own files and of uninstalled packages", () => {
  const code = "import App from './App';\nimport { Link } from 'react-router-dom';";
  expect(writeFenceModule({ code, line: 1 }, [])).toContain("import App from 'own-files:App';");
  const dynamic = "import * as React from 'react';\nReact.lazy(() => import('./Report'));";
  expect(writeFenceModule({ code: dynamic, line: 1 }, [])).toContain("import('own-files:Report')");
  expect(declareModules(['react-router-dom'])).toBe(
    "declare module 'own-files:*';\ndeclare module 'react-router-dom';",
  );
});

test("declares types that a fence imports from readers' own files", () => {
  const code = "import type { A,\n  B } from './types';";
  expect(writeFenceModule({ code, line: 1 }, [])).toContain('type A = any;\n  type B = any;');
});

test('lists import statements that span several lines', () => {
  expect(listImports("import {\n  a,\n} from 'b';\na();")).toEqual(["import {\n  a,\n} from 'b';"]);
});
