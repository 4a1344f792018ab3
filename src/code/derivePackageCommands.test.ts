import { describe, expect, test } from 'vitest';
import { derivePackageCommands, PACKAGE_MANAGERS } from './derivePackageCommands.ts';

test('lists npm first and returns npm commands unchanged', () => {
  expect(PACKAGE_MANAGERS).toEqual(['npm', 'pnpm', 'yarn', 'bun']);
  expect(derivePackageCommands('npm i\n').npm).toBe('npm i\n');
});

describe('derivePackageCommands', () => {
  test.each([
    ['npm install', 'pnpm install', 'yarn install', 'bun install'],
    ['npm i', 'pnpm install', 'yarn install', 'bun install'],
    [
      'npm install @mui/material @emotion/react',
      'pnpm add @mui/material @emotion/react',
      'yarn add @mui/material @emotion/react',
      'bun add @mui/material @emotion/react',
    ],
    ['npm i react@19', 'pnpm add react@19', 'yarn add react@19', 'bun add react@19'],
    [
      'npm add react@^19.1.0',
      'pnpm add react@^19.1.0',
      'yarn add react@^19.1.0',
      'bun add react@^19.1.0',
    ],
    [
      'npm install "react@>=18"',
      'pnpm add "react@>=18"',
      'yarn add "react@>=18"',
      'bun add "react@>=18"',
    ],
    ['npm install -D vite', 'pnpm add -D vite', 'yarn add -D vite', 'bun add -d vite'],
    [
      'npm install vite --save-dev',
      'pnpm add vite --save-dev',
      'yarn add vite --dev',
      'bun add vite --dev',
    ],
    [
      'npm install --save-exact @mui/base@5.0.0-beta.70',
      'pnpm add --save-exact @mui/base@5.0.0-beta.70',
      'yarn add --exact @mui/base@5.0.0-beta.70',
      'bun add --exact @mui/base@5.0.0-beta.70',
    ],
    ['npm i -D -E vite', 'pnpm add -D -E vite', 'yarn add -D -E vite', 'bun add -d -E vite'],
    ['npm uninstall moment', 'pnpm remove moment', 'yarn remove moment', 'bun remove moment'],
    ['npm rm a b', 'pnpm remove a b', 'yarn remove a b', 'bun remove a b'],
    ['npm run build', 'pnpm run build', 'yarn run build', 'bun run build'],
    [
      'npm run build -- --mode test',
      'pnpm run build --mode test',
      'yarn run build --mode test',
      'bun run build --mode test',
    ],
    ['npm start', 'pnpm start', 'yarn start', 'bun run start'],
    ['npm test -- -u', 'pnpm test -u', 'yarn test -u', 'bun run test -u'],
    [
      'npx @mui/codemod v6 src',
      'pnpm dlx @mui/codemod v6 src',
      'yarn dlx @mui/codemod v6 src',
      'bunx @mui/codemod v6 src',
    ],
    [
      'npx -y serve -p 80 -- a',
      'pnpm dlx serve -p 80 -- a',
      'yarn dlx serve -p 80 -- a',
      'bunx serve -p 80 -- a',
    ],
    ['npm exec -- tsc -p .', 'pnpm exec tsc -p .', 'yarn exec tsc -p .', 'bunx tsc -p .'],
    ['npm exec tsc', 'pnpm exec tsc', 'yarn exec tsc', 'bunx tsc'],
    [
      'npm create vite@latest shop -- --template react-ts',
      'pnpm create vite shop --template react-ts',
      'yarn create vite shop --template react-ts',
      'bun create vite shop --template react-ts',
    ],
    [
      'npm create toolpad-app@0.12',
      'pnpm create toolpad-app@0.12',
      'yarn create toolpad-app@0.12',
      'bun create toolpad-app@0.12',
    ],
    [
      'npm create vite@latest-1 a@latest',
      'pnpm create vite@latest-1 a@latest',
      'yarn create vite@latest-1 a@latest',
      'bun create vite@latest-1 a@latest',
    ],
    [
      `npm run say -- 'a  b' "c -- d && e" && npm test`,
      `pnpm run say 'a  b' "c -- d && e" && pnpm test`,
      `yarn run say 'a  b' "c -- d && e" && yarn test`,
      `bun run say 'a  b' "c -- d && e" && bun run test`,
    ],
    [
      "npm run say -- 'two words' ''",
      "pnpm run say 'two words' ''",
      "yarn run say 'two words' ''",
      "bun run say 'two words' ''",
    ],
    ['npm start\n  \n', 'pnpm start\n  \n', 'yarn start\n  \n', 'bun run start\n  \n'],
    ['npm init vite', 'pnpm create vite', 'yarn create vite', 'bun create vite'],
    [
      'npm install && npm start',
      'pnpm install && pnpm start',
      'yarn install && yarn start',
      'bun install && bun run start',
    ],
    [
      '# A new shop\nnpm create vite@latest shop\n\ncd shop\nnpm i react',
      '# A new shop\npnpm create vite shop\n\ncd shop\npnpm add react',
      '# A new shop\nyarn create vite shop\n\ncd shop\nyarn add react',
      '# A new shop\nbun create vite shop\n\ncd shop\nbun add react',
    ],
  ])('derives pnpm, yarn and bun commands from %s', (npm, pnpm, yarn, bun) => {
    expect(derivePackageCommands(npm)).toEqual({ npm, pnpm, yarn, bun });
  });

  test.each([
    'npm ls react',
    'sudo npm install',
    'sudo npm install react',
    'sudo npm uninstall react',
    'sudo npm run build',
    'sudo npm start',
    'sudo npm create vite',
    'sudo npm exec tsc',
    'sudo npx tsc',
    'npm ci',
    'npm install -g serve',
    'npm install --legacy-peer-deps',
    'npm install react --constructor',
    'npm installreact',
    'npm startle',
    'npm init -y',
    'npm create --help',
    'npm run',
    'npm run --silent build',
    'npm uninstall -g serve',
    'npx -p typescript tsc',
    'npm exec --package=a b',
    'yarn add react',
    'npm install react; rm -rf /',
    'npm install `whoami`',
    'npm install $(whoami)',
    'npm install react > log',
    'npm install "react',
    'cd $HOME',
    'npm install react &&npm start',
    ' npm install react',
  ])('throws code/package-command for the unknown command %s', (command) => {
    expect(() => derivePackageCommands(`npm install\n${command}`)).toThrow(
      expect.objectContaining({
        code: 'code/package-command',
        values: { command: expect.any(String) },
      }),
    );
  });
});
